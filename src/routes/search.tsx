import { createFileRoute } from '@tanstack/react-router';
import { SearchPage } from '../catalogue/SearchPage';

export const Route = createFileRoute('/search')({ component: SearchPage });
