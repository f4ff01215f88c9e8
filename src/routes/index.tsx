import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';
import { landingQuery, modulesQuery } from '../api/places';
import { AppSection } from '../components/landing/AppSection';
import { Hero } from '../components/landing/Hero';
import { HowItWorks } from '../components/landing/HowItWorks';
import { ModuleTiles } from '../components/landing/ModuleTiles';
import { ZoneList } from '../components/landing/ZoneList';
import { BelowTheFold } from '../components/shell/BelowTheFold';

const JoinCalls = lazy(() => import('../components/landing/JoinCalls'));

function Landing() {
  return (
    <>
      <Hero />
      <ModuleTiles />
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
