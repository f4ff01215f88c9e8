import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { StartError } from '../env';
import { controlFile, controlNote } from '../settings/control';
import { brought, type CataloguePort, pictureAnswer, writtenTables } from './port';

const lost =
  'The running server ended, or answered no more, before it was done: its log says why. Files that it had taken stay; with it running again, or stopped, the same command does the rest.';

type Note = v.InferOutput<typeof controlNote>;

/** The server that holds the embedded database; null when none is running. */
export async function findServer(dataDir: string): Promise<Note | null> {
  try {
    const note = v.parse(controlNote, JSON.parse(readFileSync(controlFile(dataDir), 'utf8')));
    await fetch(`http://127.0.0.1:${note.port}/`);
    return note;
  } catch {
    return null;
  }
}

export function remotePort(note: Note): CataloguePort {
  const call = async (body: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${note.port}/catalogue`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${note.secret}` },
      body: JSON.stringify(body),
    }).catch((error: unknown) => {
      throw new StartError(lost, { cause: error });
    });
    if (!response.ok)
      throw new StartError(`The running server answered ${response.status}: stop it and try again`);
    return response.json();
  };
  return {
    bring: async (files, isTry) => v.parse(brought, await call({ verb: 'bring', files, isTry })),
    fetch: async () => v.parse(writtenTables, await call({ verb: 'fetch' })),
    find: async (source) => v.parse(v.nullable(v.string()), await call({ verb: 'find', source })),
    keep: async (id, source, made) => {
      const encoded = made.map(({ width, bytes }) => ({
        width,
        bytes: Buffer.from(bytes).toString('base64'),
      }));
      await call({ verb: 'keep', id, source, made: encoded });
    },
    picture: async (id) => v.parse(pictureAnswer, await call({ verb: 'picture', id })),
  };
}
