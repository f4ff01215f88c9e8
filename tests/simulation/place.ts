import { Bank } from './bank';
import { openWorld, type World } from './database';
import { Scheduler } from './scheduler';
import { type SimulatedServer, startServer } from './servers';
import type { Stage } from './stage';
import { dawn } from './world';

/** Where days are lived, one after the other: a database, a bank and two servers. */
export interface Place {
  readonly world: World;
  readonly stage: Stage;
  readonly bank: Bank;
  readonly servers: SimulatedServer[];
  close(): Promise<void>;
}

/** Opens one on a PostgreSQL server. */
export async function openPlace(postgres: string): Promise<Place> {
  const world = await openWorld(postgres);
  const stage: Stage = {
    scheduler: new Scheduler(world.admin),
    now: () => dawn,
    arrived: () => {},
    rewrite: (statement) => statement,
    refused: () => {},
  };
  const bank = new Bank(stage);
  const servers = [await startServer(world, stage, bank), await startServer(world, stage, bank)];
  return {
    world,
    stage,
    bank,
    servers,
    close: async () => {
      await Promise.all(servers.map((server) => server.close()));
      await world.close();
    },
  };
}
