import type { Actor } from '../../domain/operator/act';
import { operatorOf } from '../http/operator';

/** Who acts in a call of the operators' room, as it is noted. */
export const actingOperator = (input: Parameters<typeof operatorOf>[0]): Actor => ({
  role: 'operator',
  by: operatorOf(input).email,
});
