import { readFileSync } from 'node:fs';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { type Language, perLanguage } from '../../../domain/language/languages';
import { doorWishes } from '../../../src/checkout/details/doorWish';
import { InstructionChips } from '../../../src/checkout/details/InstructionChips';
import { renderPiece } from '../../support/render';

const wordsIn = (language: Language) => readFileSync(`src/locales/${language}/messages.po`, 'utf8');
const nothing = { instruction: '', leaveAtDoor: false };

function Page({ begins }: { begins: typeof nothing }) {
  const [said, setSaid] = useState(begins);
  return (
    <>
      <InstructionChips usual={['Call on arrival']} {...said} onSaid={setSaid}>
        {(own, say) => (
          <input aria-label="Words" value={own} onChange={({ target }) => say(target.value)} />
        )}
      </InstructionChips>
      <output>{JSON.stringify(said)}</output>
    </>
  );
}
const show = (begins = nothing) => renderPiece(<Page begins={begins} />);
const said = () => JSON.parse(screen.getByRole('status').textContent ?? '');
const chip = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Words' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });

it('RIDE-12 the wish and words of one’s own stand beside each other, and leave one by one', async () => {
  await show();
  fireEvent.click(chip('Leave at the door'));
  type('Gate 12');
  expect(said()).toEqual({ instruction: 'Leave at the door · Gate 12', leaveAtDoor: true });
  expect([chip('Leave at the door').checked, field().value]).toEqual([true, 'Gate 12']);
  fireEvent.click(chip('Leave at the door'));
  expect(said()).toEqual({ instruction: 'Gate 12', leaveAtDoor: false });
  fireEvent.click(chip('Leave at the door'));
  type('');
  expect(said()).toEqual({ instruction: 'Leave at the door', leaveAtDoor: true });
  fireEvent.click(chip('Call on arrival'));
  expect(said()).toEqual({ instruction: 'Leave at the door · Call on arrival', leaveAtDoor: true });
  expect([chip('Call on arrival').checked, field().value]).toEqual([true, '']);
});

it.each(['Leave at the door', 'اتركه عند الباب', 'Déjalo en la puerta'])(
  'RIDE-12 a wish that was said as “%s” can be taken back in any language',
  async (wish) => {
    await show({ instruction: `${wish} · Portal 12`, leaveAtDoor: true });
    expect([chip('Leave at the door').checked, field().value]).toEqual([true, 'Portal 12']);
    fireEvent.click(chip('Leave at the door'));
    expect(said()).toEqual({ instruction: 'Portal 12', leaveAtDoor: false });
  },
);

it('RIDE-12 knows the wish in the words of every language', () => {
  const saidIn = (language: Language) =>
    wordsIn(language).match(/msgid "Leave at the door"\nmsgstr "(.*)"/)?.[1];
  expect(doorWishes).toEqual(perLanguage(saidIn));
});
