import { afterEach, beforeAll, expect, it } from 'vitest';
import { keepPresses } from '../../../src/app/keepPress';

beforeAll(keepPresses);
afterEach(() => document.body.replaceChildren());

const clicks: string[] = [];
afterEach(() => void clicks.splice(0));

function stand(tag: string, label: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = label;
  element.addEventListener('click', () => clicks.push(label));
  document.body.replaceChildren(element);
  return element;
}
const mouse = { pointerType: 'mouse', button: 0 };
/** As browsers point: the imitated one has no such event. */
const point = (type: string, at: Element, { pointerType, button } = mouse) =>
  at.dispatchEvent(Object.assign(new MouseEvent(type, { bubbles: true, button }), { pointerType }));

it('what is drawn anew under a mouse that presses it is pressed, once', () => {
  point('pointerdown', stand('button', 'Add'));
  point('pointerup', stand('button', 'Add'));
  expect(clicks).toEqual(['Add']);
  point('pointerup', stand('button', 'Add'));
  expect(clicks).toEqual(['Add']);
});

it('what stands there still, is another thing, or is pressed otherwise is left to the browser', () => {
  const same = stand('button', 'Add');
  point('pointerdown', same);
  point('pointerup', same);
  point('pointerdown', stand('button', 'Add'));
  point('pointerup', stand('button', 'Remove'));
  point('pointerdown', stand('button', 'Add'));
  point('pointerup', stand('a', 'Add'));
  point('pointerdown', stand('button', 'Add'), { ...mouse, pointerType: 'touch' });
  point('pointerup', stand('button', 'Add'), { ...mouse, pointerType: 'touch' });
  point('pointerdown', stand('button', 'Add'), { ...mouse, button: 2 });
  point('pointerup', stand('button', 'Add'), { ...mouse, button: 2 });
  point('pointerdown', stand('p', 'Add'));
  point('pointerup', stand('p', 'Add'));
  expect(clicks).toEqual([]);
});
