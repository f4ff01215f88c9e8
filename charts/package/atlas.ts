export type { SiteFile } from '../atlas/chartFiles';
export { discover, discoverIn, type Readable } from '../atlas/discover';
export { mermaidOf } from '../atlas/exports/mermaid';
export { scxmlOf } from '../atlas/exports/scxml';
export { parseRequirements, type Requirement } from '../atlas/requirements';
export { type SiteInput, siteFiles } from '../atlas/site';
