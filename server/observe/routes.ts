const routes = new WeakMap<Request, string>();

/** Notes as what a call was known: "/api/v1/items/details/:id", never with what stood in its place. */
export const noteRoute = (request: Request, route: string): void => void routes.set(request, route);

export const routeOf = (request: Request): string => routes.get(request) ?? '';

const ids = new WeakMap<Request, string>();

export const noteId = (request: Request, id: string): void => void ids.set(request, id);

/** Under which a call is found in the log; '' where calls are not observed. */
export const idOf = (request: Request): string => ids.get(request) ?? '';
