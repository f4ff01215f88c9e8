import { expect, it } from 'vitest';
import { asGsm, smsCount } from '../../../server/outgoing/texts/letters';
import { setText } from '../../../server/outgoing/texts/sendText';

it.each([
  ['a'.repeat(160), 1],
  ['a'.repeat(161), 2],
  ['a'.repeat(306), 2],
  ['a'.repeat(307), 3],
  [`${'a'.repeat(158)}€`, 1],
  [`${'a'.repeat(159)}€`, 2],
  ['ن'.repeat(70), 1],
  ['ن'.repeat(71), 2],
  ['ن'.repeat(134), 2],
  ['ن'.repeat(135), 3],
  [`${'a'.repeat(69)}í`, 1],
  [`${'a'.repeat(70)}í`, 2],
  // A sign of two units counts as two.
  ['🍎'.repeat(35), 1],
  ['🍎'.repeat(36), 2],
])('is cut by the network as phones write it (TEXT-01): %#', (text, count) => {
  expect(smsCount(text)).toBe(count);
});

it.each([
  ['Café Marítima: mañana, ¿sí?', 'Café Maritima: mañana, ¿si?'],
  ['Joe’s “Deli” – now…', 'Joe\'s "Deli" - now...'],
  ['7:30\u202fPM', '7:30 PM'],
  ['Cafe\u0301', 'Café'],
  // Letters that have no near one are kept, and all others with them.
  ['Café 東 í', 'Café 東 í'],
  ['مخبز النخلة: café í', 'مخبز النخلة: café í'],
])('takes no more than an accent from %s', (text, folded) => {
  expect(asGsm(text)).toBe(folded);
});

const url = 'https://shop.example/t/100001-ASNFZ4mriavN';
it.each([
  ['Shop', 'Your order has arrived.', url, `Shop: Your order has arrived.\n${url}`],
  ['S'.repeat(120), 'Your order has arrived.', url, `Your order has arrived.\n${url}`],
  ['S'.repeat(120), 'Arrived.', null, `${'S'.repeat(120)}: Arrived.`],
  ['متجر', 'وصل طلبك.', url, `متجر: وصل طلبك.\n${url}`],
  ['متجر الزاوية الكبير', 'وصل طلبك 100001.', url, `وصل طلبك 100001.\n${url}`],
  // Two messages either way: then it says whose it is.
  ['متجر', 'ن'.repeat(60), url, `متجر: ${'ن'.repeat(60)}\n${url}`],
])('names the shop %s where that costs no more', (name, words, link, text) => {
  expect(setText(words, name, link)).toBe(text);
});
