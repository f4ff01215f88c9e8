import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';
import { landingQuery, modulesQuery } from '../client/shopQueries';
import { AppSection } from '../content/landing/AppSection';
import { Hero } from '../content/landing/Hero';
import { HowItWorks } from '../content/landing/HowItWorks';
import { ModuleTiles } from '../content/landing/ModuleTiles';
import { ZoneList } from '../content/landing/ZoneList';
import { BelowTheFold } from '../ui/BelowTheFold';

const PopularNow = lazy(() => import('../catalogue/home/PopularNow'));
const JoinCalls = lazy(() => import('../content/landing/JoinCalls'));

function Landing() {
  return (
    <>
      <Hero />
      <ModuleTiles />
      {/* Beyond what any screen shows first: its room comes from the server, what is in it with a scroll. */}
      {import.meta.env.SSR ? (
        <div style={{ minHeight: 400 }} />
      ) : (
        <BelowTheFold height={400}>
          <PopularNow />
        </BelowTheFold>
      )}
      <HowItWorks />
      <ZoneList />
      <AppSection />
      <BelowTheFold height={420} ahead={300}>
        <JoinCalls />
      </BelowTheFold>
    </>
  );
}

export const Route = createFileRoute('/')({
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(modulesQuery());
    void context.queryClient.prefetchQuery(landingQuery());
  },
  component: Landing,
});
