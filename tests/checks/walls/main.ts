import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { loneFoldersIn, violationsIn } from './check';

/** Fails when a file stands on the wrong side of a wall (`rules.ts`), naming it and what it does. */
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--deduplicate'], {
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((file) => existsSync(file));
const sources = files.filter((file) => /\.tsx?$/.test(file) && !/(\.d|\.gen)\.ts$/.test(file));
const texts = new Map(sources.map((file) => [file, readFileSync(file, 'utf8')]));

const found = [
  ...violationsIn(texts, files),
  ...loneFoldersIn(files).map((file) => ({ file, rule: 'is a folder of one file' })),
];
for (const { file, rule } of found) console.error(`${file} ${rule}`);
if (found.length > 0) {
  console.error(`${found.length} where no door is: tests/checks/walls/rules.ts has the doors.`);
  process.exit(1);
}
console.log('The walls hold.');
