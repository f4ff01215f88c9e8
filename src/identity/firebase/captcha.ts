/** Id of the hidden container that the invisible captcha is drawn into (LOGIN-02). */
export const captchaId = 'invisible-captcha';
