import { describe, expect, it } from 'vitest';
import { canonical } from '../../../charts/paths/approved/canonical';

const none: ReadonlySet<string> = new Set();

describe('a line that a product tells', () => {
  it.each([
    ['asks "Save": name \'Ann\', email none', 'asks "Save": email none, name \'Ann\''],
    ["does Note it: text 'one, two', list [1, 2]", "does Note it: list [1, 2], text 'one, two'"],
    [
      'asks "Ask" [accept]: point {lat 1, lng 2}, id 3',
      'asks "Ask" [accept]: id 3, point {lat 1, lng 2}',
    ],
    ['says error "No: refused." [server.refusal]', 'says error "No: refused." [server.refusal]'],
    ['waits 0.5 s: Pause before it (0.5 s)', 'waits 0.5 s: Pause before it (0.5 s)'],
  ])('is the same in any order of its fields: %s', (line, same) => {
    expect(canonical(line, none)).toBe(same);
    expect(canonical(same, none)).toBe(same);
  });

  it('tells no value of a field that the product makes itself, and every other', () => {
    const own = new Set(['file']);
    expect(
      canonical("asks \"Make it small\": type 'photo', file {name 'a.jpg', size 1}", own),
    ).toBe('asks "Make it small": file, type \'photo\'');
    expect(canonical('asks "Make it small": type \'photo\', file nothing', own)).toBe(
      'asks "Make it small": file, type \'photo\'',
    );
    expect(canonical('does Keep the file: name 1', own)).toBe('does Keep the file: name 1');
  });
});
