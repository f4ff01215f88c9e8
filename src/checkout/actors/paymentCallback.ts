export const paymentCallback = () => `${window.location.origin}/track-order`;
