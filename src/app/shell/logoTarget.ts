/**
 * Where the logo leads: to /home, which sends a visitor without a place on to the landing page; there it
 * stays until there is a place (HEAD-01, HEAD-02, HEAD-03).
 */
export const logoTarget = (path: string, hasLocation: boolean): '/' | '/home' =>
  path === '/' && !hasLocation ? '/' : '/home';
