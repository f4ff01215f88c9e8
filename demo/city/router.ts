import { elementAt } from '../../domain/values/elementAt';
import { haversine } from '../../server/place/geo';
import type { Point } from '../../server/place/geography';
import { createHeap } from './heap';
import { createGraph } from './roadGraph';
import type { City } from './types';

export interface CityRoute {
  distanceMeters: number;
  durationSeconds: number;
  points: Point[];
}

export interface Router {
  /** The quickest way by road. The walk from a point to its road is counted; null when the points are not on the map. */
  route(from: Point, to: Point): CityRoute | null;
}

const FASTEST = 80 / 3.6;
const OFF_ROAD_SPEED = 10 / 3.6;
const FARTHEST_FROM_ROAD_METERS = 25_000;

/** Finds ways through the city (A* over all junctions and bends). */
export function createRouter(city: City): Router {
  const graph = createGraph(city.streets);
  const count = graph.points.length;
  const seconds = new Float64Array(count);
  const cameFrom = new Int32Array(count);
  const visit = new Uint32Array(count);
  const closed = new Uint32Array(count);
  const heap = createHeap();
  let round = 0;

  const search = (
    starts: [node: number, seconds: number][],
    goals: [node: number, seconds: number][],
    to: Point,
  ) => {
    round += 1;
    heap.clear();
    const ahead = (node: number) => haversine(elementAt(graph.points, node), to) / FASTEST;
    const reach = (node: number, cost: number, from: number) => {
      if (visit[node] === round && (seconds[node] ?? Number.POSITIVE_INFINITY) <= cost) return;
      visit[node] = round;
      seconds[node] = cost;
      cameFrom[node] = from;
      heap.push(node, cost + ahead(node));
    };
    for (const [node, cost] of starts) reach(node, cost, -1);
    let best = -1;
    let bestCost = Number.POSITIVE_INFINITY;
    while (heap.size() > 0 && heap.lowest() < bestCost) {
      const node = heap.pop();
      if (closed[node] === round) continue;
      closed[node] = round;
      const cost = seconds[node] ?? Number.POSITIVE_INFINITY;
      for (const [goal, rest] of goals) {
        if (goal === node && cost + rest < bestCost) {
          best = node;
          bestCost = cost + rest;
        }
      }
      for (const way of graph.leaving[node] ?? []) reach(way.to, cost + way.seconds, node);
    }
    if (best < 0) return null;
    const nodes: number[] = [];
    for (let node = best; node >= 0; node = elementAt(cameFrom, node)) nodes.push(node);
    return { nodes: nodes.reverse(), seconds: bestCost };
  };

  return {
    route: (from, to) => {
      const start = graph.snap(from);
      const end = graph.snap(to);
      if (start.away > FARTHEST_FROM_ROAD_METERS || end.away > FARTHEST_FROM_ROAD_METERS)
        return null;
      const walk = (start.away + end.away) / OFF_ROAD_SPEED;
      const finish = (points: Point[], driving: number): CityRoute => {
        const path = points.filter((point, index) => {
          const before = points[index - 1];
          return !before || before.lat !== point.lat || before.lng !== point.lng;
        });
        let meters = 0;
        for (let index = 1; index < path.length; index += 1) {
          meters += haversine(elementAt(path, index - 1), elementAt(path, index));
        }
        return {
          distanceMeters: Math.round(meters),
          durationSeconds: Math.round(driving + walk),
          points: path,
        };
      };

      const isSameStretch = start.a === end.a && start.b === end.b;
      if (isSameStretch) {
        const driving = Math.abs(start.secondsFromA - end.secondsFromA);
        return finish([from, start.at, end.at, to], driving);
      }
      const found = search(
        [
          [start.a, start.secondsFromA],
          [start.b, start.secondsToB],
        ],
        [
          [end.a, end.secondsFromA],
          [end.b, end.secondsToB],
        ],
        end.at,
      );
      if (!found) return null;
      const middle = found.nodes.map((node) => elementAt(graph.points, node));
      return finish([from, start.at, ...middle, end.at, to], found.seconds);
    },
  };
}
