import { type ClassicBackEnd, startClassic } from '../support/classic/start';
import type { Version } from '../support/classic/state';
import { type OneMoreServer, startOneMore } from './oneMoreServer';

export interface ClassicShop extends ClassicBackEnd {
  /** Where the client alone is served, whose calls go to the back end. */
  page: string;
  stop(): Promise<void>;
}

/** The client of this build, served alone: its calls go to the address of another back end. */
export const startClientAlone = (apiUrl: string): Promise<OneMoreServer> =>
  startOneMore({ API_URL: apiUrl });

/** The client of this build, served alone in front of a back end of the classic family. */
export async function startClassicShop(version: Version): Promise<ClassicShop> {
  const backEnd = await startClassic(version);
  const client = await startClientAlone(backEnd.address).catch(async (error: unknown) => {
    await backEnd.close();
    throw error;
  });
  const stop = async () => {
    await client.stop();
    await backEnd.close();
  };
  return { ...backEnd, page: client.page, stop };
}
