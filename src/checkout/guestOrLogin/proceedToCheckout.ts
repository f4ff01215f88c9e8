const load = () => import('./startGuestOrLogin');

export const prefetchGuestOrLogin = (): void => void load();

/** From the cart to the checkout: straight on, by the guest-or-login choice, or home (GATE-02 to GATE-05). */
export async function proceedToCheckout(): Promise<void> {
  const { startGuestOrLogin } = await load();
  await startGuestOrLogin();
}
