/** A few quiet sounds, made on the spot: no files, and nothing is heard unless somebody switches it on. */
export type Cue = "card" | "die" | "step" | "turn" | "end";

interface Note {
  at: number;
  pitch: number;
  length: number;
  loud: number;
  shape: OscillatorType;
}

/** Wood, brass and a bell: each cue is a few notes (Hz, seconds). A card is a breath of noise instead. */
const NOTES: Record<Exclude<Cue, "card">, Note[]> = {
  die: [0, 0.07, 0.13, 0.24].map((at, i) => ({
    at,
    pitch: 620 - 90 * i,
    length: 0.05,
    loud: 0.5 - 0.08 * i,
    shape: "triangle",
  })),
  step: [{ at: 0, pitch: 300, length: 0.07, loud: 0.45, shape: "triangle" }],
  turn: [523.25, 659.25].map((pitch, i) => ({ at: 0.13 * i, pitch, length: 0.5, loud: 0.4, shape: "sine" })),
  end: [392, 523.25, 659.25, 783.99].map((pitch, i) => ({
    at: 0.16 * i,
    pitch,
    length: 0.8,
    loud: 0.4,
    shape: "sine",
  })),
};
const LOUDNESS = 0.12;
const APART = 0.09;
let context: AudioContext | null = null;

/** Play these one after another; a browser that has no sound stays silent. */
export function sound(cues: readonly Cue[]): void {
  if (cues.length === 0 || typeof AudioContext !== "function") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const out = context.createGain();
  out.gain.value = LOUDNESS;
  out.connect(context.destination);
  let start = context.currentTime + 0.02;
  for (const cue of cues) {
    if (cue === "card") rustle(context, out, start);
    else for (const note of NOTES[cue]) ring(context, out, start, note);
    start += APART;
  }
}

function ring(room: AudioContext, out: AudioNode, start: number, note: Note): void {
  const begin = start + note.at;
  const oscillator = room.createOscillator();
  oscillator.type = note.shape;
  oscillator.frequency.value = note.pitch;
  oscillator.connect(fading(room, out, begin, note.length, note.loud));
  oscillator.start(begin);
  oscillator.stop(begin + note.length);
}

/** Paper over felt: a short noise through a band that falls. */
function rustle(room: AudioContext, out: AudioNode, begin: number): void {
  const length = 0.11;
  const buffer = room.createBuffer(1, Math.ceil(room.sampleRate * length), room.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  const noise = room.createBufferSource();
  noise.buffer = buffer;
  const band = room.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.setValueAtTime(2600, begin);
  band.frequency.exponentialRampToValueAtTime(900, begin + length);
  noise.connect(band).connect(fading(room, out, begin, length, 0.55));
  noise.start(begin);
}

function fading(room: AudioContext, out: AudioNode, begin: number, length: number, loud: number): GainNode {
  const gain = room.createGain();
  gain.gain.setValueAtTime(0.0001, begin);
  gain.gain.exponentialRampToValueAtTime(loud, begin + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  gain.connect(out);
  return gain;
}
