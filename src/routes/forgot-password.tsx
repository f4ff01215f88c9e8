import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { num } from '../../domain/wire/fields';
import { configQuery } from '../client/shopQueries';
import { ForgotPasswordPage } from '../identity/forgotPassword/ForgotPasswordPage';

const search = v.object({
  step: v.optional(v.fallback(v.pipe(num, v.picklist([0, 1, 2])), 0), 0),
});

/** A new password in three steps (FORGOT-01, FORGOT-02). */
export const Route = createFileRoute('/forgot-password')({
  validateSearch: search,
  loader: ({ context: { queryClient } }) => void queryClient.prefetchQuery(configQuery()),
  component: function ForgotPassword() {
    return <ForgotPasswordPage step={Route.useSearch().step} />;
  },
});
