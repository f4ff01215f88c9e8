export {
  createTestModel,
  type TestModel,
  type TestParams,
  type TestPath,
} from '../paths/testModel';
