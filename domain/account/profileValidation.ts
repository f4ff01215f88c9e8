import * as v from 'valibot';
import type { LeastPassword } from '../config';
import { isOneOf } from '../values/entries';
import { says } from '../values/validationMessages';

/** Bytes of a profile photo at the most (PROF-10). */
export const photoLimit = 2 * 1024 * 1024;
export const photoTypes = ['image/jpeg', 'image/png', 'image/gif'] as const;
export type PhotoType = (typeof photoTypes)[number];

/** What an image is by its first bytes, whatever it is called; null for every other format (PROF-08, PROF-09). */
export function photoTypeOf(bytes: Uint8Array): PhotoType | null {
  const starts = (...wanted: number[]) => wanted.every((byte, index) => bytes[index] === byte);
  if (starts(0xff, 0xd8, 0xff)) return 'image/jpeg';
  if (starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png';
  const isGif = starts(0x47, 0x49, 0x46, 0x38) && (bytes[4] === 0x37 || bytes[4] === 0x39);
  return isGif && bytes[5] === 0x61 ? 'image/gif' : null;
}

/** A chosen photo; what it really holds is asked of `photoTypeOf`. */
export const photo = v.pipe(
  v.instance(File),
  v.check((file) => isOneOf(photoTypes, file.type.replace('/jpg', '/jpeg')), says('photo.format')),
  v.maxSize(photoLimit, says('photo.size')),
);

/** 'Edit Personal Details' (PROF-02, PROF-05, PROF-07, PROF-08); an empty password stays as it is. */
export const profileForm = (least: LeastPassword) =>
  v.pipe(
    v.object({
      name: v.pipe(
        v.string(),
        v.trim(),
        v.nonEmpty(says('name.required')),
        v.maxLength(100, says('name.long')),
      ),
      email: v.pipe(
        v.string(),
        v.trim(),
        v.maxLength(255, says('email.long')),
        v.check(
          (typed) => typed === '' || v.is(v.pipe(v.string(), v.email()), typed),
          says('email.form'),
        ),
      ),
      phone: v.pipe(
        v.string(),
        v.transform((typed) => typed.replaceAll(/[\s().-]/g, '')),
        v.regex(/^(\+?[\d٠-٩۰-۹]{10,15})?$/u, says('profile.phoneForm')),
      ),
      password: v.pipe(
        v.string(),
        v.check(
          (typed) => typed === '' || typed.length >= least,
          says(least === 8 ? 'password.shortOfEight' : 'password.short'),
        ),
        v.maxLength(200, says('password.long')),
      ),
      confirm_password: v.string(),
      image: v.nullable(photo),
    }),
    v.forward(
      v.partialCheck(
        [['password'], ['confirm_password']],
        (typed) => typed.password === '' || typed.confirm_password !== '',
        says('confirm.required'),
      ),
      ['confirm_password'],
    ),
    v.forward(
      v.partialCheck(
        [['password'], ['confirm_password']],
        (typed) => typed.confirm_password === '' || typed.password === typed.confirm_password,
        says('confirm.differs'),
      ),
      ['confirm_password'],
    ),
  );
export type ProfileValues = v.InferInput<ReturnType<typeof profileForm>>;
