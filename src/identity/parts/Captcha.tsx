import { captchaId } from '../firebase/captcha';

/** The hidden place of the phone-auth provider's invisible captcha (LOGIN-02). */
export const Captcha = () => <div id={captchaId} hidden aria-hidden />;
