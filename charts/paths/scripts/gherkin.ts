import { localeOf } from '../../locales/locales';
import { plainOf } from './phrases';
import type { Scene } from './rows';

const line = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Paths that people can follow, as a feature of Gherkin. */
export function gherkin(title: string, scenes: readonly Scene[], language: string): string {
  const { code, paths } = localeOf(language);
  const { feature, scenario, given, when, outcome, and } = paths.gherkin;
  const steps = (first: string, texts: readonly string[]) =>
    texts.map((text, index) => `    ${index === 0 ? first : and} ${line(text)}`);
  return [
    `# language: ${code}`,
    `${feature}: ${line(title)}`,
    ...scenes.flatMap((scene) => [
      '',
      `  ${scenario}: ${line(scene.name)}`,
      ...steps(given, [...scene.given, ...scene.data]),
      ...scene.rows.flatMap(({ prepare, actions, sights, meaning }) => [
        ...steps(when, [...prepare, ...actions].map(plainOf)),
        ...steps(outcome, sights.length > 0 ? sights.map(plainOf) : [meaning].filter(Boolean)),
      ]),
    ]),
    '',
  ].join('\n');
}
