import { useForm } from '@mantine/form';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { activateLocale } from '../../../src/client/i18n';
import { checkingPhone, loadPhones, wholePhone } from '../../../src/client/phones';
import { queryClient } from '../../../src/client/queryClient';
import { configQuery } from '../../../src/client/shopQueries';
import { PhoneField } from '../../../src/ui/phone/PhoneField';
import { PhoneText } from '../../../src/ui/phone/PhoneText';
import { settings } from '../../support/fakeCart';
import { renderPiece } from '../../support/render';

const sent: string[] = [];

function Form({ start = '', picker = true }: { start?: string; picker?: boolean }) {
  const form = useForm({
    initialValues: { phone: start },
    validate: checkingPhone(() => ({})),
    validateInputOnBlur: true,
  });
  const phone = form.getInputProps('phone');
  return (
    <form onSubmit={form.onSubmit(({ phone: typed }) => void sent.push(typed))}>
      <PhoneField
        value={phone.value}
        onChange={phone.onChange}
        onBlur={phone.onBlur}
        error={phone.error}
        label="Phone"
        path="phone"
        country="SA"
        canChooseCountry={false}
        hasPicker={picker}
      />
      <button type="submit">Send</button>
    </form>
  );
}

beforeEach(async () => {
  sent.length = 0;
  queryClient.setQueryData(configQuery().queryKey, { ...settings, country: 'SA' });
  await loadPhones();
});

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' });
const code = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Country' }).value;
const write = (typed: string) => {
  fireEvent.focus(field());
  fireEvent.change(field(), { target: { value: typed } });
  fireEvent.blur(field());
};

describe('a phone field (CHK-11)', () => {
  it.each([
    ['0500123456', '+966', '050 012 3456', '+966500123456'],
    ['٠٥٠٠١٢٣٤٥٦', '+966', '050 012 3456', '+966500123456'],
    ['500123456', '+966', '050 012 3456', '+966500123456'],
    ['966500123456', '+966', '050 012 3456', '+966500123456'],
    ['00966 50 012 3456', '+966', '050 012 3456', '+966500123456'],
    ['٠٠٩٦٦٥٠٠١٢٣٤٥٦', '+966', '050 012 3456', '+966500123456'],
    ['+1 202 555 0123', '+1', '(202) 555-0123', '+12025550123'],
    ['+٢٠ ١٠٠ ١٢٣ ٤٥٦٧', '+20', '010 01234567', '+201001234567'],
  ])('%s is tidied when it is left: %s %s, sent as %s', async (typed, dial, shown, whole) => {
    await renderPiece(<Form />);
    write(typed);
    expect([code(), field().value]).toEqual([dial, shown]);
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(await wholePhone(sent[0] ?? '')).toBe(whole);
  });

  it('without a country beside it groups its own country’s numbers, and gives others their code', async () => {
    await renderPiece(<Form picker={false} />);
    write('+966500123456');
    expect(field().value).toBe('050 012 3456');
    write('0012025550123');
    expect(field().value).toBe('+1 202 555 0123');
  });

  it('shows a number that is known already as it is dialled', async () => {
    await renderPiece(<Form start="+966500123456" />);
    await waitFor(() => expect(field().value).toBe('050 012 3456'));
  });

  it.each([
    ['en' as const, 'This phone number does not exist. Please check it.'],
    ['ar' as const, 'لا يوجد رقم هاتف كهذا. يرجى التحقق منه.'],
  ])(
    'says in the shopper’s language (%s) when it can be nobody’s, and sends nothing',
    async (locale, says) => {
      await renderPiece(<Form />);
      await act(() => activateLocale(locale));
      write('1234567890');
      expect(await screen.findByText(says)).toBeTruthy();
      expect(field().getAttribute('aria-invalid')).toBe('true');
      fireEvent.submit(screen.getByRole('button', { name: 'Send' }));
      write('0500123456');
      await waitFor(() => expect(screen.queryByText(says)).toBeNull());
      expect(sent).toEqual([]);
    },
  );
});

it('a phone number reads from left to right, grouped, in a text of either direction', async () => {
  await renderPiece(
    <p>
      <PhoneText phone="+966500123456" />, <PhoneText phone="+12025550123" />
    </p>,
    (client) => client.setQueryData(configQuery().queryKey, { ...settings, country: 'SA' }),
  );
  const own = await screen.findByText('050 012 3456');
  expect([own.tagName, own.getAttribute('dir')]).toEqual(['BDI', 'ltr']);
  expect(screen.getByText('+1 202 555 0123').getAttribute('dir')).toBe('ltr');
});
