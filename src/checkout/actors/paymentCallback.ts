/** Where the payment page leads back to. */
export const paymentCallback = () => `${window.location.origin}/track-order`;
