import { slugOf } from '../slug';
import { type Into, Rows } from './foreign';

/** Categories and makers as another shop's goods name them: those that are not there are made. */
export class Shelf {
  readonly #categories: Rows;
  readonly #brands: Rows;
  readonly #into: Into;
  constructor(file: string, into: Into) {
    this.#categories = new Rows('categories', file);
    this.#brands = new Rows('brands', file);
    this.#into = into;
  }

  #key(name: string): string {
    return `${this.#into.module}/${slugOf(name) || name}`.slice(0, 100);
  }

  /** The key of a category by its path ("Home > Lamps"), of which the first and the last name count. */
  category(path: string, line: number): string {
    const names = path
      .split('>')
      .map((name) => name.trim())
      .filter(Boolean);
    const top = names[0] ?? this.#into.category;
    const { module } = this.#into;
    this.#categories.add(top, line, { key: this.#key(top), name: top, module, parent: '' });
    const leaf = names.at(-1);
    if (leaf === undefined || names.length < 2) return this.#key(top);
    const key = this.#key(`${top}/${leaf}`);
    this.#categories.add(`${top} > ${leaf}`, line, {
      key,
      name: leaf,
      module,
      parent: this.#key(top),
    });
    return key;
  }

  brand(name: string, line: number): string {
    if (name === '') return '';
    const { module } = this.#into;
    this.#brands.add(name, line, { key: this.#key(name), name, module });
    return this.#key(name);
  }

  toFiles() {
    return [...this.#categories.toFile(), ...this.#brands.toFile()];
  }
}
