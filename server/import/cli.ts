import { openDatabase } from '../db/open';
import { type Env, readEnv, StartError } from '../env';
import { issueText } from './file';
import { readFolder } from './folder';
import { placePictures } from './pictures/place';
import { type CataloguePort, localPort } from './port';
import { findServer, remotePort } from './remotePort';
import { type Command, catalogueUsage, readCommand } from './usage';
import { writeCatalogue, writeTemplate } from './write';

/** Works on the database: by the server that holds it, else by itself, without the limits of a server's calls. */
async function withPort<Result>(
  env: Env,
  work: (port: CataloguePort) => Promise<Result>,
): Promise<Result> {
  const server = env.DATABASE_URL ? null : await findServer(env.DATA_DIR);
  if (server) return work(remotePort(server));
  const database = await openDatabase(env);
  try {
    let result: { of: Result } | null = null;
    await database.prepare(async (db) => {
      result = { of: await work(localPort(db, database.now)) };
    });
    return resultOf<Result>(result);
  } finally {
    await database.close();
  }
}

function resultOf<Result>(result: { of: Result } | null): Result {
  if (!result) throw new Error('the database was not prepared');
  return result.of;
}

async function bring(
  env: Env,
  { path, isTry, into }: Extract<Command, { verb: 'import' }>,
): Promise<string> {
  const folder = await readFolder(path, into);
  return withPort(env, async (port) => {
    const shelf = isTry ? { ...port, keep: async () => {} } : port;
    const placed = await placePictures(folder.path, folder.files, shelf, console.log);
    const files = placed.files.map((file) => ({
      ...file,
      issues: placed.issues.filter(({ file: name }) => name === file.name),
    }));
    const said = folder.issues.map(issueText);
    if (files.length === 0) throw new StartError(said.join('\n'));
    const brought = await port.bring(files, isTry);
    const text = [...said, brought.text].join('\n');
    if (said.length > 0 || !brought.isWhole) throw new StartError(text);
    return text;
  });
}

async function run(command: Command): Promise<string> {
  switch (command.verb) {
    case 'help':
      return catalogueUsage;
    case 'template':
      return writeTemplate(command.path);
    case 'export':
      return withPort(readEnv(process.env), (port) => writeCatalogue(command.path, port));
    case 'import':
      return bring(readEnv(process.env), command);
  }
}

async function main(): Promise<void> {
  const begun = performance.now();
  console.log(await run(readCommand(process.argv.slice(2))));
  console.log(`${((performance.now() - begun) / 1000).toFixed(1)} s`);
}

main().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
});
