export const codeMinutes = 10;
export const resendSeconds = 60;
