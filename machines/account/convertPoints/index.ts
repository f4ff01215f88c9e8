export {
  type ConvertPointsAnswer,
  type ConvertPointsScreen,
  convertPointsMachine,
  type PointsRequest,
} from './convertPointsMachine';
