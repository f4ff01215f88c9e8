import { useForm } from '@mantine/form';
import { fireEvent, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import type { ApplicationValues } from '../../../domain/account/applicationValidation';
import {
  ApplicationContext,
  type ApplicationScope,
} from '../../../src/account/registration/context';
import { PictureField } from '../../../src/account/registration/PictureField';
import { ProfilePhotoField } from '../../../src/identity/parts/ProfilePhotoField';
import { sampleApplication } from '../../machines/account/registration/samples';
import { renderPiece } from '../../support/render';

beforeEach(() => {
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
});

const refusal = { code: 'image_format', message: 'Not a picture.', field: 'logo' };
const snapshot = { getMeta: () => ({}), context: { refusal } };

function Logo(): ReactNode {
  const form = useForm<ApplicationValues>({ initialValues: sampleApplication() });
  const actor = {
    getSnapshot: () => snapshot,
    subscribe: () => ({ unsubscribe: () => undefined }),
  };
  const scope = { kind: 'store', actor, intents: {}, form } as unknown as ApplicationScope;
  return (
    <ApplicationContext.Provider value={scope}>
      <PictureField path="logo" label="Logo" />
    </ApplicationContext.Provider>
  );
}

function Face(): ReactNode {
  const [value, setValue] = useState<File | null>(null);
  return (
    <ProfilePhotoField
      value={value}
      onChange={setValue}
      current=""
      name={value?.name ?? ''}
      error={refusal.message}
    />
  );
}

it.each([
  ['PAGE-06 the logo of an application', Logo, 'Logo Not a picture.'],
  ['PROF-10 the photo of a profile', Face, 'Not a picture.'],
])(
  '%s: the button tells what is wrong with it, and takes the mended file under its old name',
  async (_, Field, told) => {
    await renderPiece(<Field />);
    const choose = screen.getByRole('button');
    const described = choose.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent).join(' ')).toBe(told);
    const field = document.querySelector('input[type=file]') as HTMLInputElement;
    // Browsers tell of no change while the field holds a file of this name.
    let held = 'C:\\fakepath\\a.png';
    const value = {
      get: () => held,
      set: (next: string) => {
        held = next;
      },
    };
    Object.defineProperty(field, 'value', value);
    fireEvent.change(field, {
      target: { files: [new File(['x'], 'a.png', { type: 'image/png' })] },
    });
    expect(held).toBe('');
  },
);
