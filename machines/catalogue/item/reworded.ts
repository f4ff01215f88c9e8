import type { Item } from '../../../domain/catalogue/catalogue';
import type { Selection } from './selection';

type Groups = readonly { readonly name: string; readonly options: readonly string[] }[];

const optionsOf = ({ choice_options }: Item): Groups =>
  choice_options.map(({ title, options }) => ({ name: title, options }));

const dishesOf = ({ food_variations }: Item): Groups =>
  food_variations.map(({ name, values }) => ({ name, options: values.map(({ label }) => label) }));

const isOfShape = (before: Groups, now: Groups): boolean =>
  before.length === now.length &&
  before.every(({ options }, place) => options.length === now[place]?.options.length);

/** The same item in other words: another language is not told from an edit by anything else. */
const isReworded = (before: Item, now: Item): boolean =>
  before.id === now.id &&
  (before.name !== now.name || before.description !== now.description) &&
  isOfShape(optionsOf(before), optionsOf(now)) &&
  isOfShape(dishesOf(before), dishesOf(now));

const renamed = (before: Groups, now: Groups, chosen: Selection['dishes']): Selection['dishes'] =>
  Object.fromEntries(
    before.flatMap(({ name, options }, place) => {
      const group = now[place];
      const labels = chosen[name] ?? [];
      const words = labels.flatMap((label) => group?.options[options.indexOf(label)] ?? []);
      return group ? [[group.name, words]] : [];
    }),
  );

/** What was chosen of an item, in the words that it has now: found again by where it stands. */
export function reworded(before: Item, now: Item, selection: Selection): Selection {
  if (!isReworded(before, now)) return selection;
  const { options, dishes } = selection;
  const single = Object.entries(options).map(([title, option]) => [title, [option]] as const);
  const chosen = renamed(optionsOf(before), optionsOf(now), Object.fromEntries(single));
  return {
    ...selection,
    options: Object.fromEntries(
      Object.entries(chosen).flatMap(([title, [option]]) => (option ? [[title, option]] : [])),
    ),
    dishes: renamed(dishesOf(before), dishesOf(now), dishes),
  };
}
