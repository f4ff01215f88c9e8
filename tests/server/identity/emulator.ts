import { type FirebaseEmulator, startFirebaseEmulator } from '../../support/firebaseEmulator';

export interface EmulatedFirebase extends FirebaseEmulator {
  /** Sends a code to a phone as the browser does; the session and the code. */
  sendCode(phone: string): Promise<{ session_info: string; otp: string }>;
  /** Signs in as the browser does with Google, Facebook or Apple; the ID token. */
  signIn(provider: string, claims: Record<string, unknown>): Promise<string>;
}

interface Sent {
  verificationCodes: { sessionInfo: string; code: string }[];
}

export async function openEmulator(port: number): Promise<EmulatedFirebase> {
  const emulator = await startFirebaseEmulator(port);
  const post = async (call: string, body: object): Promise<Record<string, string>> => {
    const url = `http://${emulator.host}/identitytoolkit.googleapis.com/v1/accounts:${call}?key=demo-key`;
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    return response.json() as Promise<Record<string, string>>;
  };
  return {
    ...emulator,
    sendCode: async (phoneNumber) => {
      const { sessionInfo = '' } = await post('sendVerificationCode', { phoneNumber });
      const list = `http://${emulator.host}/emulator/v1/projects/demo-flowmart/verificationCodes`;
      const { verificationCodes } = (await (await fetch(list)).json()) as Sent;
      const own = verificationCodes.find((sent) => sent.sessionInfo === sessionInfo);
      return { session_info: sessionInfo, otp: own?.code ?? '' };
    },
    signIn: async (provider, claims) => {
      const idToken = encodeURIComponent(JSON.stringify(claims));
      const { idToken: token = '' } = await post('signInWithIdp', {
        postBody: `id_token=${idToken}&providerId=${provider}`,
        requestUri: 'http://localhost',
        returnSecureToken: true,
      });
      return token;
    },
  };
}
