import { parseRecording, type Recording } from '../../recordings/recording';

/** The longest address that mail and chat programs leave whole. */
const longest = 6_000;

type Bytes = ReadableStream<Uint8Array<ArrayBuffer>>;

/** Not by a Blob: that of a test's page in jsdom has no stream. */
const streamOf = (body: BodyInit) => new Response(body).body as Bytes;

const packed = async (text: string): Promise<string> => {
  const stream = streamOf(text).pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const letters = [...bytes].map((byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
};

const unpacked = (text: string): Promise<string> => {
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  const stream = streamOf(bytes).pipeThrough(new DecompressionStream('deflate-raw'));
  return new Response(stream).text();
};

const withoutReasons = (recording: Recording): Recording => ({
  ...recording,
  steps: recording.steps.map(({ weighed: _weighed, ...step }) => step),
});

/**
 * A recording without its chart as a part of an address, and without its reasons where these make the address too long; null
 * when it would be too long to be sent around.
 */
export async function sharedText({
  chart: _chart,
  ...recording
}: Recording): Promise<string | null> {
  for (const told of [recording, withoutReasons(recording)]) {
    const text = await packed(JSON.stringify(told));
    if (text.length <= longest) return text;
  }
  return null;
}

/** The recording in a part of an address. Throws when there is none in it. */
export const recordingIn = async (text: string): Promise<Recording> =>
  parseRecording(await unpacked(text));
