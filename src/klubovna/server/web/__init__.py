"""The web: routes, sockets, who may come in, and how errors are told."""
