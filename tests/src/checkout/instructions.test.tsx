import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { InstructionChips } from '../../../src/checkout/details/InstructionChips';
import { renderPiece } from '../../support/render';

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

it('RIDE-12 a wish that was said in another language stays, with its words', async () => {
  const before = { instruction: 'Dejar en la puerta · Portal 12', leaveAtDoor: true };
  await show(before);
  expect([chip('Leave at the door').checked, field().value]).toEqual([true, before.instruction]);
  fireEvent.click(chip('Leave at the door'));
  expect(said()).toEqual({ ...before, leaveAtDoor: false });
});
