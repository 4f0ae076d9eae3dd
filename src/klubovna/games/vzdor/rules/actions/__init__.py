"""The actions of the maquis, rulebook "Playing maquis cards and resolving their actions".

An action is voluntary, belongs to the phase its card is played in, and is carried out in full or not at all. Plain
actions are used or skipped; aimed ones ask for their target straight away, with skipping among the choices.
"""
