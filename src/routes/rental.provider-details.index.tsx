import { createFileRoute, redirect } from '@tanstack/react-router';
import { currentPlace } from '../app/place';
import { ProvidersPage } from '../rental/provider/ProvidersPage';

/** The providers that pick up here (VEH-02). */
export const Route = createFileRoute('/rental/provider-details/')({
  beforeLoad: () => {
    if (!currentPlace().hasLocation) throw redirect({ to: '/' });
  },
  component: ProvidersPage,
});
