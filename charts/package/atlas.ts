export { discover, discoverIn, type Readable } from '../atlas/discover';
export { mermaidOf } from '../atlas/exports/mermaid';
export { scxmlOf } from '../atlas/exports/scxml';
export { parseRequirements, type Requirement } from '../atlas/requirements';
export { type SiteFile, type SiteInput, siteFiles } from '../atlas/site';
