import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Navigate, Route, Routes } from 'react-router';
import { Failure, whenSignedOut } from './api.ts';
import { Search } from './pages/Search.tsx';
import { Skeleton } from './parts/basics.tsx';
import { applyTheme, Frame } from './parts/Frame.tsx';
import './fonts.css';
import './style.css';
import { firstWords, Speaking, useWords } from './words/words.tsx';

const Document = lazy(() => import('./pages/Document.tsx'));
const Chat = lazy(() => import('./pages/Chat.tsx'));
const Flow = lazy(() => import('./pages/flows/Flow.tsx'));
const Tasks = lazy(() => import('./pages/Tasks.tsx'));
const Similar = lazy(() => import('./pages/Similar.tsx'));
const Compare = lazy(() => import('./pages/Compare.tsx'));
const Keys = lazy(() => import('./pages/Keys.tsx'));
const Usage = lazy(() => import('./pages/Usage.tsx'));
const Corpus = lazy(() => import('./pages/Corpus.tsx'));
const Sources = lazy(() => import('./pages/Sources.tsx'));
const Account = lazy(() => import('./pages/Account.tsx'));
const Dashboard = lazy(() => import('./pages/Dashboard.tsx'));
const Monitors = lazy(() => import('./pages/Monitors.tsx'));
const History = lazy(() => import('./pages/History.tsx'));
const Lists = lazy(() => import('./pages/Lists.tsx'));
const List = lazy(() => import('./pages/List.tsx'));
const Classes = lazy(() => import('./pages/Classes.tsx'));
const Landscape = lazy(() => import('./pages/Landscape.tsx'));
const Papers = lazy(() => import('./pages/Papers.tsx'));
const Drugs = lazy(() => import('./pages/Drugs.tsx'));
const Target = lazy(async () => ({ default: (await import('./pages/Thing.tsx')).Target }));
const Disease = lazy(async () => ({ default: (await import('./pages/Thing.tsx')).Disease }));
const Organization = lazy(async () => ({ default: (await import('./pages/Thing.tsx')).Organization }));
const Trials = lazy(() => import('./pages/Trials.tsx'));
const Trial = lazy(() => import('./pages/Trial.tsx'));
const Drug = lazy(() => import('./pages/Drug.tsx'));
const Paper = lazy(() => import('./pages/Paper.tsx'));
const Marks = lazy(() => import('./pages/Marks.tsx'));
const Mark = lazy(() => import('./pages/Mark.tsx'));
const CompareMarks = lazy(() => import('./pages/CompareMarks.tsx'));
const MarkPictures = lazy(() => import('./pages/MarkPictures.tsx'));
const MarkWatch = lazy(() => import('./pages/MarkWatch.tsx'));
const MarkPortfolio = lazy(() => import('./pages/MarkPortfolio.tsx'));
const Designs = lazy(() => import('./pages/Designs.tsx'));
const Compounds = lazy(() => import('./pages/Compounds.tsx'));
const Sequence = lazy(() => import('./pages/Sequence.tsx'));
const Sequences = lazy(() => import('./pages/Sequences.tsx'));
const Compound = lazy(() => import('./pages/Compound.tsx'));
const Companies = lazy(() => import('./pages/Companies.tsx'));
const Company = lazy(() => import('./pages/Company.tsx'));
const Work = lazy(() => import('./pages/Work.tsx'));
const Help = lazy(() => import('./pages/Help.tsx'));

const client = new QueryClient({
  defaultOptions: {
    queries: {
      refetchOnWindowFocus: false,
      retry: (count, error) => count < 2 && (!(error instanceof Failure) || error.status === 0 || error.status >= 500),
    },
  },
});
whenSignedOut(() => client.setQueryData(['session'], { signed_in: false, any_user: true }));
applyTheme();

function NotFound() {
  const { say } = useWords();
  useEffect(() => {
    document.title = `${say('not_found_title')} · Priora`;
  }, [say]);
  return (
    <div className="page">
      <h1>{say('not_found_title')}</h1>
      <p className="row">
        <Link to="/search">{say('search')}</Link>
        <Link to="/work">{say('work')}</Link>
      </p>
    </div>
  );
}

const later = (page: React.ReactNode) => (
  <Suspense
    fallback={
      <div className="page">
        <Skeleton lines={8} />
      </div>
    }
  >
    {page}
  </Suspense>
);

const first = await firstWords();
createRoot(document.getElementById('root')!).render(
  <QueryClientProvider client={client}>
    <Speaking first={first}>
      <BrowserRouter>
        <Routes>
          <Route element={<Frame />}>
            <Route path="/" element={<Navigate to="/search" replace />} />
            <Route path="/sign-in" element={<Navigate to="/search" replace />} />
            <Route path="/welcome" element={<Navigate to="/search" replace />} />
            <Route path="/search" element={<Search />} />
            <Route path="/patents/:number" element={later(<Document />)} />
            <Route path="/chat" element={later(<Chat />)} />
            <Route path="/chat/:id" element={later(<Chat />)} />
            <Route path="/similar" element={later(<Similar />)} />
            <Route path="/compare" element={later(<Compare />)} />
            <Route path="/work" element={later(<Work />)} />
            <Route path="/flows" element={<Navigate to="/work" replace />} />
            <Route path="/flows/:kind/:task?/:stage?" element={later(<Flow />)} />
            <Route path="/tasks" element={later(<Tasks />)} />
            <Route path="/classes" element={later(<Classes />)} />
            <Route path="/landscape" element={later(<Landscape />)} />
            <Route path="/papers" element={later(<Papers />)} />
            <Route path="/papers/:id" element={later(<Paper />)} />
            <Route path="/marks" element={later(<Marks />)} />
            <Route path="/marks/compare" element={later(<CompareMarks />)} />
            <Route path="/marks/picture" element={later(<MarkPictures />)} />
            <Route path="/marks/watch" element={later(<MarkWatch />)} />
            <Route path="/marks/portfolio" element={later(<MarkPortfolio />)} />
            <Route path="/designs" element={later(<Designs />)} />
            <Route path="/marks/:office/:number" element={later(<Mark />)} />
            <Route path="/drugs" element={later(<Drugs />)} />
            <Route path="/drugs/:id" element={later(<Drug />)} />
            <Route path="/targets/:id" element={later(<Target />)} />
            <Route path="/diseases/:id" element={later(<Disease />)} />
            <Route path="/organizations/:id" element={later(<Organization />)} />
            <Route path="/compounds" element={later(<Compounds />)} />
            <Route path="/compounds/:key" element={later(<Compound />)} />
            <Route path="/sequences" element={later(<Sequences />)} />
            <Route path="/sequences/:id" element={later(<Sequence />)} />
            <Route path="/companies" element={later(<Companies />)} />
            <Route path="/companies/:id" element={later(<Company />)} />
            <Route path="/trials" element={later(<Trials />)} />
            <Route path="/trials/:id" element={later(<Trial />)} />
            <Route path="/history" element={later(<History />)} />
            <Route path="/monitors" element={later(<Monitors />)} />
            <Route path="/dashboard" element={later(<Dashboard />)} />
            <Route path="/lists" element={later(<Lists />)} />
            <Route path="/lists/:id" element={later(<List />)} />
            <Route path="/keys" element={later(<Keys />)} />
            <Route path="/usage" element={later(<Usage />)} />
            <Route path="/corpus" element={later(<Corpus />)} />
            <Route path="/sources" element={later(<Sources />)} />
            <Route path="/account" element={later(<Account />)} />
            <Route path="/help" element={later(<Help />)} />
            <Route path="*" element={<NotFound />} />
          </Route>
        </Routes>
      </BrowserRouter>
    </Speaking>
  </QueryClientProvider>,
);
