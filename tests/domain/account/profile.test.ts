import * as v from 'valibot';
import { expect, it } from 'vitest';
import { profile } from '../../../domain/account/customer';

it('MOD-18 a server without interest questions is not taken for one that has asked none', () => {
  expect(v.parse(profile, { f_name: 'Nour' }).interest_modules).toBeUndefined();
  expect(v.parse(profile, { interest_modules: '[1,2]' }).interest_modules).toEqual([1, 2]);
});
