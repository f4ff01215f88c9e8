/** Addresses of what the journeys run against; each has its own port and data folder. */
const port = Number(process.env.E2E_PORT ?? 3999);

export const shopPort = port;
export const identityPort = port + 1;
export const firebasePort = port + 2;

export const shopAddress = `http://127.0.0.1:${shopPort}`;
export const identityAddress = `http://127.0.0.1:${identityPort}`;

const data = process.env.E2E_DATA_DIR ?? 'test-results/e2e-data';
export const shopData = data;
export const identityData = `${data}-identity`;
