import { createFileRoute } from '@tanstack/react-router';
import { landingQuery, modulesQuery } from '../api/places';
import { AppSection } from '../components/landing/AppSection';
import { Hero } from '../components/landing/Hero';
import { HowItWorks } from '../components/landing/HowItWorks';
import { ModuleTiles } from '../components/landing/ModuleTiles';
import { ZoneList } from '../components/landing/ZoneList';

function Landing() {
  return (
    <>
      <Hero />
      <ModuleTiles />
      <HowItWorks />
      <ZoneList />
      <AppSection />
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
